// A mail server for tests.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it was received: headers and body in `text`. */
export type Taken = { from: string; to: string[]; text: string };

/** Accepts mail, or responds with `refusal` to a recipient. */
export class TestMailServer {
  readonly taken: Taken[] = [];
  refusal: { code: number; words: string } | null = null;
  readonly #server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_, __, done) => {
      if (!this.refusal) return done();
      return done(Object.assign(new Error(this.refusal.words), { responseCode: this.refusal.code }));
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        this.taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(pieces).toString() });
        done();
      });
    },
  });

  async listen(): Promise<string> {
    const listening = this.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
