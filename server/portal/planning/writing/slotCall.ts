import type { FastifyRequest } from 'fastify';
import * as shape from '../../../http/calls/shapes';
import { rowReportShape } from '../../../http/history/shapes';
import { readParameters, type RawQuery, type ParameterReader } from '../../../http/query/readParameters';
import { readYesOrNo } from '../../../http/query/readers';

/** Reads `Preview`. @throws {ProblemError} `invalidParameter` for any other parameter */
export const isPreviewed = ({ query }: FastifyRequest): boolean =>
  readParameters(query as RawQuery, { Preview: readYesOrNo }).Preview ?? false;

export const previewedWith = <Value>({ query }: FastifyRequest, name: string, reader: ParameterReader<Value>) => {
  const given: Readonly<Record<string, unknown>> = readParameters(query as RawQuery, {
    Preview: readYesOrNo,
    [name]: reader,
  });
  return { isPreview: given['Preview'] === true, value: given[name] as Value | undefined };
};

export const slotReportShape = shape.object(
  {
    applied: shape.yesOrNo,
    id: shape.id,
    periodiciteId: shape.id,
    creneaux: shape.arrayOf(shape.id),
    rows: shape.arrayOf(rowReportShape({ findings: shape.arrayOf({ type: 'object' }) })),
  },
  ['id', 'periodiciteId'],
);
