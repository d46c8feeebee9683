package arbiter.server.web;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.http.server.ServletServerHttpRequest;

/** A request whose body has been read, for somebody who wants to read it too. */
public final class ReadOnce extends HttpServletRequestWrapper {
    private final byte[] body;

    private ReadOnce(HttpServletRequest request, byte[] body) {
        super(request);
        this.body = body;
    }

    /** Fails as an endpoint of the framework would if the body is too large or too slow. */
    public static ReadOnce of(HttpServletRequest request) {
        try {
            return new ReadOnce(request, request.getInputStream().readAllBytes());
        } catch (IOException e) {
            throw new HttpMessageNotReadableException("no body", e, new ServletServerHttpRequest(request));
        }
    }

    public byte[] body() {
        return body;
    }

    @Override
    public ServletInputStream getInputStream() {
        return new Again(new ByteArrayInputStream(body));
    }

    private static final class Again extends ServletInputStream {
        private final ByteArrayInputStream in;

        Again(ByteArrayInputStream in) {
            this.in = in;
        }

        @Override
        public int read() {
            return in.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            return in.read(bytes, from, length);
        }

        @Override
        public boolean isFinished() {
            return in.available() == 0;
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {
            throw new UnsupportedOperationException("this body is here already");
        }
    }
}
