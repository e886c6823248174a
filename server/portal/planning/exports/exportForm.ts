import type { FastifyRequest } from 'fastify';
import { referenceSet } from '../../../../src/resources/fields/referenceSet/kind';
import { parseId } from '../../../../src/resources/fields/shared/ids';
import { Creneaux } from '../../../../src/resources/schemas/creneaux';
import type { Fields } from '../../../../src/resources/language/resourceSchema';
import { validateRecord, type Issues } from '../../../../src/resources/records/validate';
import { formValues } from '../../../http/body/formValues';
import { readForm } from '../../../http/body/readForm';
import { problem, ProblemError } from '../../../http/problem';
import { tenantOf } from '../../../http/tenantOf';
import { BODY, readSearchBody, type ReadSearch } from '../search/searchBody';
import { MOST_SLOTS, PDF_VIEWS, type PdfView } from '../../../../src/planning/core/slotCalls';

/** Bytes; enough for filters and thousands of ids. */
const LIMITS = { MAX_BODY_BYTES: 200_000, MAX_FILE_BYTES: 1024, MAX_UPLOAD_BYTES: 2_000_000 };
const LONGEST_TITLE = 120;

export interface ExportForm {
  /** Finds all slots up to the limit, sorted by start. */
  readonly search: ReadSearch;
  /** The company of the search; undefined unless it has exactly one. */
  readonly companyId: number | undefined;
  readonly templateId: number | undefined;
  readonly title: string | undefined;
  readonly view: PdfView;
}

type Texts = ReadonlyMap<string, readonly string[]>;

const isView = (text: string): text is PdfView => PDF_VIEWS.some((view) => view === text);

/** Reads the fields that determine the look of the file, and their issues. */
function readLook(texts: Texts) {
  const given = (name: string) => texts.get(name)?.[0]?.trim() || undefined;
  const [template, title, view = 'complet'] = [given('modeleId'), given('titre'), given('vue')];
  const templateId = template === undefined ? undefined : parseId(template);
  const issues: Issues = {
    ...(template !== undefined && templateId === undefined && { modeleId: [{ code: 'reference' }] }),
    ...(title !== undefined &&
      title.length > LONGEST_TITLE && { titre: [{ code: 'maxLength', args: { smart_count: LONGEST_TITLE } }] }),
    ...(!isView(view) && { vue: [{ code: 'enumeration' }] }),
  };
  return { look: { templateId, title, view: isView(view) ? view : 'complet' } as const, issues };
}

const SLOTS = {
  ids: referenceSet({ label: Creneaux.label.many, resource: Creneaux.name, maxItems: MOST_SLOTS }),
} as const satisfies Fields;

/** Reads the slots to export, if the form lists them, and their issues. */
function readIds(texts: Texts): { readonly ids: readonly number[] | undefined; readonly issues: Issues } {
  const given = texts.get('ids');
  if (!given) return { ids: undefined, issues: {} };
  const { values, issues } = validateRecord(
    { fields: SLOTS },
    formValues({ fields: SLOTS }, new Map([['ids', given]])),
    'update',
  );
  // An empty list is valid and exports an empty file.
  return { ids: (values['ids'] as readonly number[] | null | undefined) ?? [], issues };
}

/** Reads the search fields, or returns their issues. */
function readSearch(texts: Texts): { readonly search?: ReadSearch; readonly issues: Issues } {
  try {
    return { search: readSearchBody(formValues({ fields: BODY }, texts)), issues: {} };
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid') return { issues: error.options.errors ?? {} };
    throw error;
  }
}

/**
 * Exports the whole result instead of one page. If the form lists the slots that the screen shows, these replace the
 * filters, because the screen searches text in its own display of a slot.
 */
const whole = (
  { startDate, endDate, simulationId, ...filters }: ReadSearch,
  ids: readonly number[] | undefined,
): ReadSearch => ({
  ...(ids ? { ids } : filters),
  ...(startDate !== undefined && { startDate }),
  ...(endDate !== undefined && { endDate }),
  ...(simulationId !== undefined && { simulationId }),
  pageNumber: 1,
  pageSize: MOST_SLOTS,
  orderBy: 'debut',
  orderByDescending: false,
});

const onlyCompany = ({ entrepriseId, filterEntreprisesIds }: ReadSearch): number | undefined =>
  entrepriseId ?? (filterEntreprisesIds?.length === 1 ? filterEntreprisesIds[0] : undefined);

/**
 * Reads the form of an export: the fields of `POST /creneaux/search` (lists repeated or as JSON), `ids` (restricts the
 * export to these slots), and `modeleId`, `titre`, `vue`.
 *
 * @throws {ProblemError} `invalid` with all issues at once; `unsupportedMediaType`; those of `readForm`
 */
export async function readExportForm(request: FastifyRequest): Promise<ExportForm> {
  if (!request.isMultipart()) throw problem('unsupportedMediaType', { args: { accepted: 'multipart/form-data' } });
  const { texts, files, staged } = await readForm(request, tenantOf(request).files, LIMITS);
  await Promise.all(staged.map((file) => file.discard()));
  const { look, issues } = readLook(texts);
  const { ids, issues: idIssues } = readIds(texts);
  const filters = new Map([...texts].filter(([name]) => !['modeleId', 'titre', 'vue', 'ids'].includes(name)));
  const { search, issues: searchIssues } = readSearch(filters);
  const unwanted = Object.fromEntries([...files.keys()].map((name) => [name, [{ code: 'text' }]]));
  const errors = { ...searchIssues, ...issues, ...idIssues, ...unwanted };
  if (!search || Object.keys(errors).length > 0) throw problem('invalid', { errors });
  return { search: whole(search, ids), companyId: onlyCompany(search), ...look };
}
