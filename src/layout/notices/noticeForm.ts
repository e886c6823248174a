import { filesOf, isPending } from '../../resources/fields/shared/files/formFiles';
import { InformationsAdditionnelles } from '../../resources/schemas/informationsAdditionnelles';
import { validateRecord } from '../../resources/records/validate';
import type { Notice, NoticeKind } from './notice';

export type NoticeValues = Readonly<Record<string, unknown>>;

/** What a notice is about, where that is known when its form opens. */
export interface NoticeTarget {
  readonly kind: NoticeKind;
  readonly id: number;
}

/** Fields of a form that are the API's to fill. */
const NOT_WRITTEN = Object.entries(InformationsAdditionnelles.fields).flatMap(([name, spec]) =>
  'readOnly' in spec ? [name] : [],
);

const OF_COMPANIES = ['tagsId', 'refreshDateDerniereVisite'];

/** What a form begins with. */
export function initialValues(target?: NoticeTarget, notice?: Notice): NoticeValues {
  if (notice) return Object.fromEntries(Object.entries(notice).filter(([name]) => !NOT_WRITTEN.includes(name)));
  return { ...(target && { cibleType: target.kind, cibleId: target.id }), refreshDateDerniereVisite: false };
}

/** What is sent: without what is only for companies where the notice is about something else. */
export const sentValues = (values: NoticeValues): NoticeValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name]) => name in InformationsAdditionnelles.fields && (isAboutCompany(values) || !OF_COMPANIES.includes(name)),
    ),
  );

export const isAboutCompany = (values: NoticeValues): boolean => values['cibleType'] === 'Entreprise';

/** The second step follows the choice of a kind, the third that of a record. */
export const stepOf = (values: NoticeValues): 'kind' | 'entity' | 'notice' =>
  !values['cibleType'] ? 'kind' : !values['cibleId'] ? 'entity' : 'notice';

/** Whether everything that a notice needs is there, and right. Files that are not sent yet are checked by their field. */
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
