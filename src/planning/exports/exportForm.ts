import { MOST_SLOTS, type PdfView } from '../core/slotCalls';
import type { SlotSearch } from '../core/planningAnswers';

export interface ExportLook {
  readonly templateId?: number | null;
  readonly title?: string;
  readonly view?: PdfView;
}

/**
 * Builds the form of an export from a search (without its page) and the file's options.
 * @param ids the slots shown, which the API prefers over the search; above the maximum they are not sent, and the API
 * reports that the search finds too many
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
