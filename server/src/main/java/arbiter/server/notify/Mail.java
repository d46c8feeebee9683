package arbiter.server.notify;

import arbiter.server.settings.ServerSettings;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
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
}
