import type { FastifyReply } from 'fastify';
import { exportName, MEDIA_TYPES } from '../../../src/resources/exchange/write/fileNames';
import { dayTextAt } from '../../../src/resources/fields/shared/zone';
import { attachment } from '../../http/resources/contentDisposition';
import type { RenderJob } from '../planning/exports/render';

const TYPES: Readonly<Record<RenderJob['kind'], string>> = { xlsx: MEDIA_TYPES.xlsx, pdf: 'application/pdf' };

export const sendDocument = (
  reply: FastifyReply,
  title: string,
  kind: RenderJob['kind'],
  bytes: Buffer,
): FastifyReply =>
  reply
    .headers({
      'content-type': TYPES[kind],
      'content-disposition': attachment(exportName(title, dayTextAt(Date.now()), kind)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);
