import { makeRights } from '../../support/accessResources';
import { Browser, type Answer } from './browser';
import { ORIGIN, type IdentityServer } from './identityServer';
import { signInAs } from './signIn';

export class Caller {
  constructor(
    private readonly server: IdentityServer,
    private readonly address: string,
    private readonly token?: string,
    private readonly origin = ORIGIN,
  ) {}

  /** The same client at another tenant's host. */
  atHost(origin: string): Caller {
    return new Caller(this.server, this.address, this.token, origin);
  }

  async call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
    return this.server.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: this.address,
      headers: { host: new URL(this.origin).host, ...(this.token && { authorization: `Bearer ${this.token}` }) },
      ...(body && { payload: body }),
    });
  }
}

export async function administrator(server: IdentityServer, name: string): Promise<Caller> {
  const [tenant] = server.tenants;
  if (!tenant) throw new Error('no tenant');
  await makeRights(tenant, ['UTILISATEURS']);
  const person = { email: `${name}@nord.example`, password: 'Bonjour-1!' };
  await server.identities.of(tenant).accounts.create({
    ...person,
    nom: name,
    prenom: 'Ada',
    rights: ['UTILISATEURS:admin'],
  });
  const { access_token: token } = await signInAs(new Browser(server.app, '10.9.0.1'), person);
  return new Caller(server, '10.9.0.1', token);
}

export const mailboxPage = (server: IdentityServer, origin = ORIGIN): Promise<Answer> =>
  new Browser(server.app).request(`${origin}/mailbox`);

/** The link in the newest mail to a person; undefined without one. */
export async function newestLinkTo(server: IdentityServer, email: string, origin = ORIGIN): Promise<URL | undefined> {
  const { text } = await mailboxPage(server, origin);
  const mail = text.split('<article').find((article) => article.includes(`${email} `));
  const [, address] = /href="([^"]+)"/.exec(mail ?? '') ?? [];
  return address === undefined ? undefined : new URL(address);
}
