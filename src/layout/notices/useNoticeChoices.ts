import { useQuery } from '@tanstack/react-query';
import { isObject } from '../../resources/common/isObject';
import { isChoice, readNarrowing, settingName, type Narrowed, type Narrowing } from '../../portal/noticeChoices';
import { problemOf } from '../../resources/views/page/problemOf';
import { useCall, type CallApi } from '../../resources/views/useCall';
import type { NoticeKind } from './notice';

export interface NoticeChoice {
  readonly id: number;
  readonly label: string;
  /** The code in the settings; absent if they use the id. */
  readonly code?: string;
}

/** Functions and groups are read in one request of at most 100 (section 9 of the specification). */
const FIRST_PAGE = { PageNumber: 1, PageSize: 100 };

const textOf = (one: Readonly<Record<string, unknown>>): string =>
  [one['libelle'], one['nom'], one['nomComplet'], one['code']].find((text) => typeof text === 'string') ??
  String(one['id']);

export function choicesIn(answer: unknown): readonly NoticeChoice[] {
  const items: unknown = isObject(answer) && 'items' in answer ? answer['items'] : answer;
  return (Array.isArray(items) ? items : []).flatMap((one: unknown): NoticeChoice[] => {
    if (typeof one === 'number' || typeof one === 'string')
      return Number.isInteger(Number(one)) ? [{ id: Number(one), label: String(one) }] : [];
    if (!isObject(one) || one['actif'] === false) return [];
    const { id, code } = one;
    return [{ id: Number(id), label: textOf(one), ...(typeof code === 'string' && { code }) }];
  });
}

/** Reads a setting; a missing one narrows nothing. @throws {HttpError} */
async function readSetting(call: CallApi, name: string, signal: AbortSignal): Promise<Narrowing> {
  try {
    return readNarrowing(await call(`parametres/Nom/${encodeURIComponent(name)}`, { signal }));
  } catch (error) {
    if (problemOf(error).status === 404) return readNarrowing(undefined);
    throw error;
  }
}

export function useAllChoices(narrowed: Narrowed) {
  const call = useCall();
  const address = narrowed === 'droits' ? 'Fonctions' : 'Groupes';
  return useQuery({
    queryKey: [address, 'choices'],
    queryFn: async ({ signal }) => choicesIn(await call(address, { query: FIRST_PAGE, signal })),
  });
}

/** Applies a setting. It names functions by code, groups by id. */
export const choicesLeft = (
  all: readonly NoticeChoice[],
  narrowed: Narrowed,
  narrowing: Narrowing,
): readonly NoticeChoice[] => all.filter(({ id, code = '' }) => isChoice(narrowing, narrowed === 'droits' ? code : id));

/** Functions or groups that a notice may be addressed to, plus those already chosen. */
export function useNoticeChoices(narrowed: Narrowed, kind: NoticeKind, chosen: readonly number[]) {
  const call = useCall();
  const name = settingName(narrowed, kind);
  const all = useAllChoices(narrowed);
  const setting = useQuery({
    queryKey: ['parametres', 'Nom', name],
    queryFn: ({ signal }) => readSetting(call, name, signal),
  });
  const left = all.data && setting.data && choicesLeft(all.data, narrowed, setting.data);
  const kept = all.data?.filter(({ id }) => chosen.includes(id) && !left?.some((one) => one.id === id)) ?? [];
  return {
    choices: left && [...left, ...kept],
    error: all.error ?? setting.error,
    retry: () => void Promise.all([all.refetch(), setting.refetch()]),
  };
}

/** Tags that the reader may use in notices about companies (`MyRights.additionalInformationTags`). */
export function useAllowedTags() {
  const call = useCall();
  return useQuery({
    queryKey: ['MyRights', 'tags'],
    queryFn: async ({ signal }) => {
      const rights = await call('MyRights', { signal });
      return choicesIn(isObject(rights) ? rights['additionalInformationTags'] : []);
    },
  });
}
