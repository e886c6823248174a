import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgotPasswordView, linkViewAt } from './custom-pages/public/account/accountView';
import type { PublicView } from './custom-pages/public/publicView';
import { PublicEntry } from './PublicEntry';

interface Sent {
  readonly address: string;
  readonly body: unknown;
  readonly language: string | null;
}

const onSignIn = vi.fn();
const visit = { apiUrl: 'https://nord.example/api', onSignIn };
let sent: Sent[];

/** Answers every request with this response, and records the requests. */
function answerWith(status: number, body: unknown = {}): void {
  vi.stubGlobal('fetch', (address: string, { body: given, headers }: RequestInit) => {
    sent.push({
      address,
      body: JSON.parse(String(given)) as unknown,
      language: new Headers(headers).get('accept-language'),
    });
    return Promise.resolve(Response.json(body, { status }));
  });
}

/** Renders a page, and waits for its code. */
async function show(view: PublicView): Promise<void> {
  render(<PublicEntry view={view} />);
  await screen.findByRole('heading', { level: 1 });
}

async function open(path: string): Promise<void> {
  const view = linkViewAt(path, visit);
  if (!view) throw new Error(`${path} is no link`);
  await show(view);
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  onSignIn.mockClear();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const passwordBox = () => screen.getByLabelText('Nouveau mot de passe');
const repeatedBox = () => screen.getByLabelText('Confirmez le mot de passe');

it('activates an account with a valid password, and leads to signing in', async () => {
  answerWith(200);
  await open('/confirmAccount/12/aB/cD');
  await userEvent.type(passwordBox(), 'Bonjour-1!');
  await userEvent.type(repeatedBox(), 'Bonjour-2!');
  await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Les deux saisies ne sont pas identiques.');
  expect(repeatedBox()).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.clear(repeatedBox());
  await userEvent.type(repeatedBox(), 'Bonjour-1!');
  await userEvent.click(screen.getByRole('button', { name: 'Activer mon compte' }));
  expect(await screen.findByRole('heading', { name: 'Votre compte est activé' })).toBeVisible();
  expect(sent).toEqual([
    {
      address: 'https://nord.example/api/Utilisateurs/12/confirmAccount',
      body: { emailToken: 'aB', passwordToken: 'cD', password: 'Bonjour-1!' },
      language: 'fr',
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
  expect(onSignIn).toHaveBeenCalledOnce();
});

it('shows while typing which parts of the rule are met, and sends nothing before all are', async () => {
  answerWith(200);
  await open('/12/resetPassword/cD');
  const met = () => screen.getAllByRole('listitem').map((part) => part.textContent?.includes('(respecté)'));
  expect(met()).toEqual([false, false]);
  await userEvent.type(passwordBox(), 'bonjour');
  await userEvent.type(repeatedBox(), 'bonjour-A1!');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('trop court, il faut au moins 8 caractères');
  await userEvent.type(passwordBox(), '-');
  expect(met()).toEqual([true, false]);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('ne respecte pas encore');
  expect(passwordBox()).toBeInvalid();
  expect(sent).toEqual([]);
  await userEvent.type(passwordBox(), 'A1!');
  expect(met()).toEqual([true, true]);
  expect(passwordBox()).toBeValid();
});

it('shows and hides the password', async () => {
  await open('/12/resetPassword/cD');
  expect(passwordBox()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(passwordBox()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
  expect(passwordBox()).toHaveAttribute('type', 'password');
});

it('offers a new link if this one no longer works', async () => {
  answerWith(404, { title: 'Lien non valable', status: 404 });
  await open('/12/resetPassword/cD');
  await userEvent.type(passwordBox(), 'Bonjour-1!');
  await userEvent.type(repeatedBox(), 'Bonjour-1!{Enter}');
  expect(await screen.findByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute('href', '/forgot-password');
});

it("shows the API's refusal, and permits another attempt", async () => {
  answerWith(429, { title: 'Trop de demandes', status: 429, detail: 'Réessayez dans 30 s.' });
  await open('/12/resetPassword/cD');
  await userEvent.type(passwordBox(), 'Bonjour-1!');
  await userEvent.type(repeatedBox(), 'Bonjour-1!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans 30 s.');
  answerWith(200);
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le mot de passe' }));
  expect(await screen.findByRole('heading', { name: 'Votre mot de passe est changé' })).toBeVisible();
});

it('confirms an address only on the click of a button', async () => {
  answerWith(200);
  await open('/12/confirmEmail/aB');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer mon adresse' }));
  expect(await screen.findByRole('heading', { name: 'Votre adresse est confirmée' })).toBeVisible();
  expect(sent).toMatchObject([
    { address: 'https://nord.example/api/Utilisateurs/12/confirmEmail/', body: { token: 'aB' } },
  ]);
});

it('requests a link by address, without revealing whether the address is known', async () => {
  answerWith(200);
  await show(forgotPasswordView(visit));
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@nord.example{Enter}');
  expect(await screen.findByText(/Si un compte a cette adresse/)).toBeVisible();
  expect(sent).toMatchObject([
    { address: 'https://nord.example/api/askResetPassword', body: { email: 'anne@nord.example' } },
  ]);
});

it('refers to the administrator if the API lacks the call, and to the connection if nothing responds', async () => {
  answerWith(404);
  await show(forgotPasswordView(visit));
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'anne@nord.example{Enter}');
  expect(await screen.findByText(/Adressez-vous à l’administrateur/)).toBeVisible();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Recevoir un lien' }));
  expect(await screen.findByText(/Vérifiez votre connexion/)).toBeVisible();
});
