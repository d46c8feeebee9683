package arbiter.server.web;

import arbiter.server.refusal.Impossible;
import arbiter.server.refusal.Unreadable;
import arbiter.server.storage.Writer;
import jakarta.validation.ConstraintViolation;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.MediaType;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.validation.FieldError;
import org.springframework.web.HttpMediaTypeNotAcceptableException;
import org.springframework.web.HttpMediaTypeNotSupportedException;
import org.springframework.web.HttpRequestMethodNotSupportedException;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.MissingServletRequestParameterException;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.MethodArgumentTypeMismatchException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;
import org.springframework.web.servlet.resource.NoResourceFoundException;

/** Turns every refusal and every error into problem details, without revealing internals of the server. */
@RestControllerAdvice
class Problems extends ResponseEntityExceptionHandler {
    private static final Logger LOG = LoggerFactory.getLogger(Problems.class);

    @ExceptionHandler(Problem.class)
    ResponseEntity<ProblemDetail> problem(Problem problem) {
        ProblemDetail body = detail(problem.status(), problem.code(), problem.sentence());
        problem.more().forEach(body::setProperty);
        ResponseEntity.BodyBuilder answer =
                ResponseEntity.status(problem.status()).contentType(MediaType.APPLICATION_PROBLEM_JSON);
        if (problem.more().get("retryAfter") instanceof Number seconds) {
            answer.header(HttpHeaders.RETRY_AFTER, seconds.toString());
        }
        return answer.body(body);
    }

    @ExceptionHandler(MethodArgumentTypeMismatchException.class)
    ResponseEntity<ProblemDetail> wrongType(MethodArgumentTypeMismatchException e) {
        return unreadable(Unreadable.part(e.getName(), e.getValue(), e.getRequiredType()));
    }

    private static <T> ResponseEntity<T> unreadable(Unreadable why) {
        ProblemDetail body = detail(HttpStatus.BAD_REQUEST, "unreadable", why.sentence());
        body.setProperty("errors", List.of(Map.of("field", why.field(), "message", why.message())));
        @SuppressWarnings("unchecked") // A problem fits every handler's answer type.
        T answer = (T) body;
        return ResponseEntity.badRequest()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(answer);
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleMissingServletRequestParameter(
            MissingServletRequestParameterException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        return unreadable(new Unreadable(e.getParameterName(), "is missing in the query"));
    }

    @ExceptionHandler(Exception.class)
    ResponseEntity<ProblemDetail> fault(Exception e) {
        LOG.error("a request failed", e);
        return ResponseEntity.internalServerError()
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(detail(
                        HttpStatus.INTERNAL_SERVER_ERROR,
                        "fault",
                        "Something went wrong on the server. It is not known whether your change was stored; look before"
                                + " you try again."));
    }

    /** Another request holds a lock that this one needs. It was rolled back, and nothing was stored. */
    @ExceptionHandler(Writer.Busy.class)
    ResponseEntity<ProblemDetail> busy(Writer.Busy e) {
        return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .header(HttpHeaders.RETRY_AFTER, "2")
                .body(detail(
                        HttpStatus.SERVICE_UNAVAILABLE,
                        "busy",
                        "The game is being changed by somebody else. Nothing was changed; try again in a moment."));
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleMethodArgumentNotValid(
            MethodArgumentNotValidException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        // The framework's order differs from one request to the next.
        List<Map<String, String>> errors = e.getBindingResult().getFieldErrors().stream()
                .sorted(Comparator.comparing(FieldError::getField))
                .map(error -> Map.of("field", error.getField(), "message", message(error)))
                .toList();
        String sentence = errors.isEmpty()
                ? "The request is not complete."
                : errors.getFirst().get("field") + ": " + errors.getFirst().get("message") + ".";
        ProblemDetail body = detail(HttpStatus.UNPROCESSABLE_CONTENT, "invalid", sentence);
        body.setProperty("errors", errors);
        return ResponseEntity.status(HttpStatus.UNPROCESSABLE_CONTENT)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(body);
    }

    private static String message(FieldError error) {
        return error.contains(ConstraintViolation.class)
                ? Impossible.message(error.unwrap(ConstraintViolation.class))
                : String.valueOf(error.getDefaultMessage());
    }

    @Override
    protected @Nullable ResponseEntity<Object> handleHttpMessageNotReadable(
            HttpMessageNotReadableException e, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof BodyLimit.TooSlow) {
                return ResponseEntity.status(HttpStatus.REQUEST_TIMEOUT)
                        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                        .body(detail(HttpStatus.REQUEST_TIMEOUT, "too-slow", "The request took too long to arrive."));
            }
            if (cause instanceof BodyLimit.TooLarge) {
                return ResponseEntity.status(HttpStatus.CONTENT_TOO_LARGE)
                        .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                        .body(detail(HttpStatus.CONTENT_TOO_LARGE, "too-large", "This is more than the server takes."));
            }
        }
        return unreadable(Unreadable.body(e));
    }

    /** Refusals by the framework (wrong method, wrong type, no such page) get a code too. */
    @Override
    protected @Nullable ResponseEntity<Object> handleExceptionInternal(
            Exception e, @Nullable Object body, HttpHeaders headers, HttpStatusCode status, WebRequest request) {
        HttpStatus known = HttpStatus.valueOf(status.value());
        String code = known == HttpStatus.NOT_FOUND
                ? "not-found"
                : known.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
        return ResponseEntity.status(known)
                .headers(headers)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(detail(known, code, sentence(e, known, request)));
    }

    private static String sentence(Exception e, HttpStatus status, WebRequest request) {
        return switch (e) {
            case HttpRequestMethodNotSupportedException method
            when method.getSupportedMethods() != null ->
                method.getMethod() + " is not possible here; use " + possible(method.getSupportedMethods()) + ".";
            case HttpMediaTypeNotSupportedException type ->
                "Content-Type: " + found(request.getHeader(HttpHeaders.CONTENT_TYPE)) + "; use application/json.";
            case HttpMediaTypeNotAcceptableException answer
            when answer.getSupportedMediaTypes().isEmpty() ->
                "Accept: " + found(request.getHeader(HttpHeaders.ACCEPT)) + "; use application/json or */*.";
            case HttpMediaTypeNotAcceptableException answer ->
                "Accept: this answer exists only as "
                        + answer.getSupportedMediaTypes().stream()
                                .filter(MediaType::isConcrete)
                                .map(Problems::withoutParameters)
                                .distinct()
                                .collect(Collectors.joining(", "))
                        + ".";
            case NoResourceFoundException page -> "There is nothing at /" + page.getResourcePath() + ".";
            default -> status.getReasonPhrase() + ".";
        };
    }

    private static String found(@Nullable String header) {
        return header == null ? "is missing" : Impossible.shown(header) + " is not possible";
    }

    private static String withoutParameters(MediaType type) {
        return type.getType() + "/" + type.getSubtype();
    }

    private static String possible(String... methods) {
        return Arrays.stream(methods).sorted().collect(Collectors.joining(", "));
    }

    static ProblemDetail detail(HttpStatus status, String code, String sentence) {
        ProblemDetail body = ProblemDetail.forStatusAndDetail(status, sentence);
        body.setTitle(status.getReasonPhrase());
        body.setProperty("code", code);
        return body;
    }
}
