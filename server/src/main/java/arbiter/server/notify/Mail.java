package arbiter.server.notify;

import arbiter.server.settings.ServerSettings;
import jakarta.mail.MessagingException;
import jakarta.mail.SendFailedException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.io.ByteArrayResource;
import org.springframework.mail.MailSendException;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.MimeMessageHelper;
import org.springframework.stereotype.Component;

/** E-mail over the operator's SMTP server ({@code spring.mail.*}), where there is one. */
@Component
public class Mail {
    private final ObjectProvider<JavaMailSender> sender;
    private final ServerSettings settings;

    Mail(ObjectProvider<JavaMailSender> sender, ServerSettings settings) {
        this.sender = sender;
        this.settings = settings;
    }

    public boolean available() {
        return sender.getIfAvailable() != null;
    }

    void send(String to, String subject, String text) {
        SimpleMailMessage mail = new SimpleMailMessage();
        mail.setFrom(settings.mailFrom());
        mail.setTo(to);
        mail.setSubject(subject);
        mail.setText(text);
        sender.getObject().send(mail);
    }

    /** @throws Channel.Refused if the mail server works, but does not accept this recipient */
    void send(String to, String subject, MailText text) throws IOException {
        JavaMailSender post = sender.getObject();
        MimeMessage message = post.createMimeMessage();
        try {
            MimeMessageHelper helper = new MimeMessageHelper(
                    message, MimeMessageHelper.MULTIPART_MODE_RELATED, StandardCharsets.UTF_8.name());
            helper.setFrom(settings.mailFrom());
            helper.setTo(to);
            helper.setSubject(subject);
            helper.setText(text.plain(), text.html());
            for (Map.Entry<String, byte[]> map : text.maps().entrySet()) {
                helper.addInline(map.getKey(), new ByteArrayResource(map.getValue()), "image/png");
            }
            // No answers from machines that say their owner is on holiday.
            message.setHeader("Auto-Submitted", "auto-generated");
            message.setHeader("List-Unsubscribe", "<" + settings.publicUrl() + "/settings>");
        } catch (MessagingException e) {
            throw new IOException(e);
        }
        try {
            post.send(message);
        } catch (MailSendException e) {
            if (e.getFailedMessages().values().stream().anyMatch(SendFailedException.class::isInstance)) {
                throw new Channel.Refused("the mail server does not accept this address");
            }
            throw e;
        }
    }
}
