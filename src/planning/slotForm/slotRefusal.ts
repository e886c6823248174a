import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { problemOf } from '../../resources/views/page/problemOf';
import { formRefusal, type FormRefusal } from '../../resources/views/form/formRefusal';
import { RefusedEdit } from '../undo/refusedEdit';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** What is not this form's: a problem of one of many slots is said as a whole. */
const AT_FIELDS = 400;

/** Whether another person has changed the slot meanwhile. */
export const isStale = (error: unknown): boolean =>
  (error instanceof RefusedEdit && error.isStale) || problemOf(error).status === 412;

/** Why a slot was not saved: at which fields of its form, and what belongs to none of them. */
export function slotRefusal(schema: ResourceSchema, error: unknown, translate: Translate): FormRefusal {
  if (error instanceof RefusedEdit) {
    const errors = Object.fromEntries(
      Object.entries(error.issues).map(([name, issues]) => [
        name,
        issues.map(({ code, args }) => translate(`validation.${code}`, args)),
      ]),
    );
    return formRefusal(schema, { message: translate(error.message, { _: error.message }), errors }, true);
  }
  const { status, message, errors } = problemOf(error);
  const said = message === undefined ? 'screens.page.unknownFailure' : message;
  return formRefusal(
    schema,
    { message: translate(said, { _: said }), errors: status === AT_FIELDS ? errors : {} },
    true,
  );
}
