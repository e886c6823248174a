import { HttpError, type DataProvider } from 'ra-core';
import { pendingFile } from '../../../resources/fields/shared/files/formFiles';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { forgetReport, keepReport, keptReports, type KeptReport } from './outbox';

/** Result of a sending; `settled`: another tab or component has already dealt with it. */
export type Sent =
  | { readonly state: 'sent'; readonly id?: number }
  | { readonly state: 'settled' }
  | { readonly state: 'waiting' }
  | { readonly state: 'refused'; readonly error: HttpError };

const CONFLICT = 409;
/** Temporary failures, which are retried. */
const isPassing = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;

/** Name of the lock that lets one tab send at a time. */
const LOCK = 'socle-signalements';

async function send(provider: DataProvider, { key, personId }: KeptReport): Promise<Sent> {
  // Read it again: it may have been sent, refused or deleted while this tab waited for the lock.
  const report = (await keptReports(personId)).find((one) => one.key === key);
  if (!report || report.refusal !== undefined) return { state: 'settled' };
  const { values, pictures } = report;
  const data = { ...values, cleEnvoi: key, ...(pictures.length > 0 && { fichiers: pictures.map(pendingFile) }) };
  try {
    const { data: record } = await provider.create(FichesIncident.name, { data });
    await forgetReport(key);
    return { state: 'sent', id: Number(record.id) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (isPassing(error.status)) return { state: 'waiting' };
    // It had arrived, and only the answer was lost.
    if (error.status === CONFLICT) {
      await forgetReport(key);
      return { state: 'sent' };
    }
    await keepReport({ ...report, refusal: error.message });
    return { state: 'refused', error };
  }
}

const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

/** Sends a stored report, which stays on the device until the API has received it. */
export const sendReport = (provider: DataProvider, report: KeptReport): Promise<Sent> =>
  inTurn(() => send(provider, report));

/** Stores and sends a report under one lock. @throws the browser's error if storage is full */
export const keepAndSend = (provider: DataProvider, report: KeptReport): Promise<Sent> =>
  inTurn(async () => {
    await keepReport(report);
    return send(provider, report);
  });
