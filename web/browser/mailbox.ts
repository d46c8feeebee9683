import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A mail server that stores all mails, so that tests can follow the links in them. */
export class MailBox {
  readonly mails: { to: string; text: string }[] = [];

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.talk(socket));
  }

  static open(): Promise<MailBox> {
    return new Promise((done) => {
      const server = createServer();
      const box = new MailBox(server);
      server.listen(0, '127.0.0.1', () => done(box));
    });
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** The newest mail to this address that contains the text. */
  async mailTo(address: string, words: RegExp): Promise<string> {
    for (let tries = 0; tries < 900; tries++) {
      const found = this.mails.findLast((mail) => mail.to === address && words.test(mail.text));
      if (found !== undefined) {
        return found.text;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`no mail to ${address} says ${words}`);
  }

  close(): Promise<void> {
    return new Promise((done) => void this.server.close(() => done()));
  }

  private talk(socket: Socket): void {
    let pending = '';
    let to = '';
    let body: string[] | null = null;
    const answer = (line: string) => socket.write(line + '\r\n');
    const hear = (line: string) => {
      if (body !== null) {
        if (line === '.') {
          this.mails.push({ to, text: body.join('\n') });
          body = null;
          answer('250 kept');
        } else {
          body.push(line);
        }
      } else if (/^RCPT TO:/i.test(line)) {
        to = /<(.*)>/.exec(line)?.[1] ?? '';
        answer('250 ok');
      } else if (/^DATA/i.test(line)) {
        body = [];
        answer('354 go on');
      } else if (/^QUIT/i.test(line)) {
        answer('221 bye');
        socket.end();
      } else {
        answer('250 ok');
      }
    };
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      pending += chunk.toString();
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        hear(line);
      }
    });
    answer('220 ready');
  }
}
