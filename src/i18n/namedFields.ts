import { fieldKey } from '../resources/registry/translationKeys';
import { withLabels } from '../resources/records/issueLabels';

type Options = Readonly<Record<string, unknown>>;
type Translate = (key: string, options?: Options) => string;

export function namedFields(key: string, options: Options | undefined, translate: Translate): Options | undefined {
  if (typeof options?.['resource'] !== 'string' || !key.startsWith('validation.')) return options;
  const name = (resource: string, field?: string) =>
    field === undefined ? resource : translate(fieldKey({ name: resource }, field), { _: field });
  return { ...options, ...withLabels(options as Parameters<typeof withLabels>[0], name) };
}
