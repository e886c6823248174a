import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { afterFile } from './afterFile';

/** A mail received by the SMTP server (RFC 5321): the envelope, and the text between DATA and the dot. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly data: string;
}

export interface SmtpSink {
  readonly url: string;
  readonly taken: readonly TakenMail[];
  /** Refuses recipients from now on, as a server that does not know them. */
  refuse(): void;
}

const addressIn = (line: string): string => /<(.*?)>/.exec(line)?.[1] ?? '';

async function converse(socket: Socket, isRefusing: () => boolean, take: (mail: TakenMail) => void): Promise<void> {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let from = '';
  let to: string[] = [];
  let data: string[] | undefined;
  say('220 sink');
  for await (const line of createInterface({ input: socket })) {
    const [verb = ''] = line.toUpperCase().split(/[ :]/);
    if (data && line === '.') {
      take({ from, to, data: data.join('\n') });
      [to, data] = [[], undefined];
      say('250 taken');
    } else if (data) data.push(line.replace(/^\.\./, '.'));
    else if (verb === 'EHLO' || verb === 'HELO') say('250 sink');
    else if (verb === 'MAIL') {
      from = addressIn(line);
      say('250 ok');
    } else if (verb === 'RCPT' && isRefusing()) say('550 unknown');
    else if (verb === 'RCPT') {
      to.push(addressIn(line));
      say('250 ok');
    } else if (verb === 'DATA') {
      data = [];
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('250 ok');
  }
}

/** A real in-process SMTP server that records received mails; closed when the test file ends. */
export async function openSmtpSink(): Promise<SmtpSink> {
  const taken: TakenMail[] = [];
  let refusing = false;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void converse(
      socket,
      () => refusing,
      (mail) => taken.push(mail),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse() {
      refusing = true;
    },
  };
}
