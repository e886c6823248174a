import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { problemOf } from '../../resources/views/page/problemOf';
import { formRefusal, type FormRefusal } from '../../resources/views/form/formRefusal';
import { RefusedEdit } from '../undo/refusedEdit';

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;

/** Only a 400 names fields of this form; problems of a bulk write are reported as a whole. */
const AT_FIELDS = 400;

/** Another person has changed the slot meanwhile. */
export const isStale = (error: unknown): boolean =>
  (error instanceof RefusedEdit && error.isStale) || problemOf(error).status === 412;

/** Splits a refusal into messages of the form's fields and general ones. */
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
