import { HttpError, type AuthProvider } from 'react-admin';

const KEY = 'token';

export const tokenHeader = (): Record<string, string> => {
  const token = localStorage.getItem(KEY);
  return token === null ? {} : { Authorization: `Bearer ${token}` };
};

async function readRights(): Promise<readonly string[]> {
  const response = await fetch('/api/rights', { headers: tokenHeader() });
  if (!response.ok) throw new HttpError('Sign in', response.status);
  return (await response.json()) as readonly string[];
}

const FLAGS: Readonly<Record<string, string>> = {
  list: 'read',
  show: 'read',
  create: 'create',
  import: 'create',
  edit: 'update',
  delete: 'admin',
};

export const authProvider: AuthProvider = {
  async login({ password }: { password: string }) {
    localStorage.setItem(KEY, password);
    await readRights();
  },
  async logout() {
    localStorage.removeItem(KEY);
  },
  async checkAuth() {
    if (localStorage.getItem(KEY) === null) throw new HttpError('Sign in', 401);
  },
  async checkError(error: { status?: number }) {
    if (error.status === 401) throw new HttpError('Sign in', 401);
  },
  getPermissions: readRights,
  async canAccess({ action }) {
    const held = await readRights();
    return [`vehicles:${FLAGS[action] ?? 'admin'}`, 'vehicles:admin'].some((right) => held.includes(right));
  },
};
