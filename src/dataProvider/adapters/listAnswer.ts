import { fillTemplate } from '../../resources/registry/registry';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import type { Page } from '../../resources/records/listQuery';
import type { ResolvedCollection } from '../collections';
import { failure } from '../failures';

export const listAddress = ({ schema, address, parents }: ResolvedCollection): string =>
  schema.addresses?.list ? fillTemplate(schema.addresses.list, parents) : address;

const isPage = (body: unknown): body is Page<AnyRecord> =>
  typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items) && 'totalCount' in body;

/** Parses a list's answer, paged or an array. @throws {HttpError} if it is neither */
export function pageIn(body: unknown, address: string, identify: (record: AnyRecord) => AnyRecord): Page<AnyRecord> {
  if (Array.isArray(body)) return { items: (body as AnyRecord[]).map(identify), totalCount: body.length };
  if (isPage(body)) return { items: body.items.map(identify), totalCount: Number(body.totalCount) };
  throw failure('unreadable', address);
}
