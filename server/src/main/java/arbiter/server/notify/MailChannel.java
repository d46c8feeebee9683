package arbiter.server.notify;

import arbiter.server.account.Account;
import arbiter.server.settings.ServerSettings;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/** Notices by e-mail, to a confirmed address. A mail about a turn contains the map and the report. */
@Component
@Order(2)
class MailChannel implements Channel {
    /** Connections to the mail server at once. */
    private static final int QUEUES = 3;
    /** A digest of many games shows the maps of the first. */
    private static final int MOST_MAPS = 4;

    private final Mail mail;
    private final ObjectProvider<Enclosures> enclosures;
    private final ServerSettings settings;

    MailChannel(Mail mail, ObjectProvider<Enclosures> enclosures, ServerSettings settings) {
        this.mail = mail;
        this.enclosures = enclosures;
        this.settings = settings;
    }

    @Override
    public String name() {
        return "mail";
    }

    @Override
    public boolean reaches(Account account) {
        return account.email() != null && account.emailConfirmed() && mail.available();
    }

    @Override
    public List<Parcel> pack(Account account, List<Letter> letters) {
        String email = account.email();
        if (email == null) {
            return List.of();
        }
        String queue = "mail " + Math.floorMod(account.id().hashCode(), QUEUES);
        return List.of(new Parcel(queue, () -> send(email, account, letters)));
    }

    private void send(String email, Account account, List<Letter> letters) throws IOException {
        MailText text = new MailText(account, letters, enclosed(account, letters), settings.publicUrl());
        mail.send(email, MailText.subject(letters), text);
    }

    private Map<String, Enclosures.Enclosure> enclosed(Account account, List<Letter> letters) throws IOException {
        Map<String, Enclosures.Enclosure> enclosed = new LinkedHashMap<>();
        for (Letter letter : letters) {
            if (!letter.positions().isEmpty() && enclosed.size() < MOST_MAPS) {
                Optional<Enclosures.Enclosure> enclosure =
                        enclosures.getObject().of(account, letter);
                enclosure.ifPresent(found -> enclosed.put(letter.id(), found));
            }
        }
        return enclosed;
    }
}
