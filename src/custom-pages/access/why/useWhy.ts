import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  explainAccess,
  type ExplainedField,
  type ExplainedPart,
  type RightSource,
} from '../../../resources/access/explain';
import type { ExplainedLevel } from '../../../resources/access/rowAccess';
import { useExtensions } from '../../../resources/views/ExtensionsContext';
import { isLocked, type Identity } from '../api/accessTypes';
import { useCall } from '../../../resources/views/useCall';
import { useHeldSources } from '../identities/useHeldSources';
import type { Subject } from './subject';

/** Whether a person may do something, and why. */
export interface WhyAnswer {
  readonly allowed: boolean;
  /** Only for the companies of profiles. */
  readonly limited?: boolean;
  readonly locked: boolean;
  /** Any one of these rights opens private records; absent if there are no private records. */
  readonly privateNeeds?: readonly string[];
  /** Access to restricted fields, with their labels; absent if the API does not report it. */
  readonly fields?: readonly (ExplainedField & { readonly label: string })[];
  /** Access to records by level; absent if it covers all records. */
  readonly rows?: readonly (Omit<ExplainedLevel, 'label'> & { readonly label: string })[];
  readonly parts: readonly ExplainedPart[];
}

const isAnswer = (body: unknown): body is WhyAnswer =>
  typeof body === 'object' && body !== null && 'allowed' in body && 'parts' in body && Array.isArray(body.parts);

function answerIn(body: unknown): WhyAnswer {
  if (!isAnswer(body)) throw new Error('access/why answered something else');
  const { allowed, limited, locked, parts, privateNeeds = [], fields = [], rows = [] } = body;
  return { allowed, limited: limited === true, locked: locked === true, parts, privateNeeds, fields, rows };
}

/** A local explanation if the API has none; only for screens of the route table. */
function explainHere(identity: Identity, { rule }: Subject, sources: readonly RightSource[]): WhyAnswer | undefined {
  if (!rule) return undefined;
  const held = { rights: sources.map(({ right }) => right), functionCodes: identity.fonctions.map(({ code }) => code) };
  return { ...explainAccess(rule, held, sources), locked: isLocked(identity, new Date()) };
}

/** The API's explanation, or one computed from the contract's calls. */
export function useWhy(identity: Identity, subject: Subject | null) {
  const call = useCall();
  const isOffered = useExtensions().has('accessWhy');
  const sources = useHeldSources(identity);
  const asked = useQuery({
    queryKey: ['Identities', identity.id, 'why', subject?.query],
    queryFn: async () => answerIn(await call('access/why', { query: { identityId: identity.id, ...subject?.query } })),
    enabled: isOffered && subject !== null,
  });
  const here = useMemo(
    () => (isOffered || !subject || !sources ? undefined : explainHere(identity, subject, sources)),
    [isOffered, subject, sources, identity],
  );
  return { isOffered, answer: isOffered ? asked.data : here, error: asked.error, refetch: asked.refetch };
}
