import simpleRestProvider from 'ra-data-simple-rest';
import { fetchUtils, HttpError, type DataProvider } from 'react-admin';
import { tokenHeader } from './authProvider';

/** Adds the token, and shows the server's messages on the form's fields. */
async function httpClient(url: string, options: fetchUtils.Options = {}) {
  const headers = new Headers(options.headers);
  for (const [name, value] of Object.entries(tokenHeader())) headers.set(name, value);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    const { status, message, body } = error as HttpError;
    throw new HttpError(message, status, body);
  }
}

export const dataProvider: DataProvider = {
  ...simpleRestProvider('/api', httpClient),
  async importVehicles(rows: readonly object[]) {
    const { json } = await httpClient('/api/vehicles/import', { method: 'POST', body: JSON.stringify(rows) });
    return json as { written: number };
  },
};
