import { useTranslate } from 'ra-core';
import type { ResourceSchema } from '../../language/resourceSchema';
import { fieldKey } from '../../registry/translationKeys';

const isPlace = (part: string): boolean => /^\d+$/.test(part);

/** Names a field of a problem: `contrats.0.nom` gives `Contrats › 1 › Nom`. */
export function useFieldPath(schema: ResourceSchema): (field: string) => string {
  const translate = useTranslate();
  return (field) => {
    const parts = field.split('.').filter(Boolean);
    const labels = parts.map((part, index) => {
      if (isPlace(part)) return String(Number(part) + 1);
      const names = parts.slice(0, index + 1).filter((name) => !isPlace(name));
      return translate(fieldKey(schema, ...names), { _: part });
    });
    return labels.join(' › ');
  };
}
