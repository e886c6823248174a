import { filesOf, isPending } from '../../resources/fields/shared/files/formFiles';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { validateRecord } from '../../resources/records/validate';
import type { Notice, NoticeKind } from './notice';

export type NoticeValues = Readonly<Record<string, unknown>>;

/** The target of a notice, if it is fixed. */
export interface NoticeTarget {
  readonly kind: NoticeKind;
  readonly id: number;
}

/** Read-only fields, which the API fills. */
const NOT_WRITTEN = Object.entries(InformationsAdditionnelles.fields).flatMap(([name, spec]) =>
  'readOnly' in spec ? [name] : [],
);

const OF_COMPANIES = ['tagsId', 'refreshDateDerniereVisite'];

export function initialValues(target?: NoticeTarget, notice?: Notice): NoticeValues {
  if (notice) return Object.fromEntries(Object.entries(notice).filter(([name]) => !NOT_WRITTEN.includes(name)));
  return { ...(target && { cibleType: target.kind, cibleId: target.id }), refreshDateDerniereVisite: false };
}

/** Removes values that only apply to companies from notices about other targets. */
export const sentValues = (values: NoticeValues): NoticeValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name in InformationsAdditionnelles.fields && (isAboutCompany(values) || !OF_COMPANIES.includes(name)),
    ),
  );

export const isAboutCompany = (values: NoticeValues): boolean => values['cibleType'] === 'Entreprise';

export const stepOf = (values: NoticeValues): 'kind' | 'entity' | 'notice' =>
  !values['cibleType'] ? 'kind' : !values['cibleId'] ? 'entity' : 'notice';

/** Validates all values. Files that are not uploaded yet are validated by their input. */
export function isComplete(values: NoticeValues): boolean {
  const { fichiers, ...sent } = sentValues(values);
  const stored = filesOf(fichiers).filter((file) => !isPending(file));
  const { issues } = validateRecord(
    InformationsAdditionnelles,
    { ...sent, ...(stored.length > 0 && { fichiers: stored }) },
    'create',
  );
  return Object.keys(issues).length === 0;
}
