import { fieldKey, refusalKey } from '../resources/registry/translationKeys';
import { withLabels, type LabelOf } from '../resources/records/issueLabels';

type Options = Readonly<Record<string, unknown>>;
type Translate = (key: string, options?: Options) => string;

export function namedFields(key: string, options: Options | undefined, translate: Translate): Options | undefined {
  if (typeof options?.['resource'] !== 'string' || !key.startsWith('validation.')) return options;
  // The caller has put labels in the place of names.
  if (options['words'] !== undefined) return options;
  const name: LabelOf = (resource, field, refusal) => {
    if (field === undefined) return resource;
    return refusal === undefined
      ? translate(fieldKey({ name: resource }, field), { _: field })
      : translate(refusalKey({ name: resource }, field, refusal));
  };
  return { ...options, ...withLabels(options as Parameters<typeof withLabels>[0], name) };
}
