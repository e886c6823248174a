import { MOST_SLOTS, type PdfView } from '../core/slotCalls';
import type { SlotSearch } from '../core/planningAnswers';

/** How a file looks. */
export interface ExportLook {
  readonly templateId?: number | null;
  readonly title?: string;
  readonly view?: PdfView;
}

/**
 * The form of an export: the fields of a search as the screen shows it, whatever its page, and how the file looks.
 *
 * @param ids the slots that are shown. They alone count for an API that knows them; more than a file holds are not
 *   named, because the API says that of a search.
 */
export function exportForm(
  search: SlotSearch,
  { templateId, title, view }: ExportLook = {},
  ids: readonly number[] | undefined = undefined,
): FormData {
  const form = new FormData();
  const named = ids && ids.length <= MOST_SLOTS ? ids : undefined;
  const fields = { ...search, ids: named, modeleId: templateId, titre: title?.trim(), vue: view };
  const { pageNumber: _page, pageSize: _size, orderBy: _order, orderByDescending: _way, ...sent } = fields;
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || value === null || value === '') continue;
    form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  return form;
}
