import type * as z from 'zod';
import { settingsSchema } from './settings';

const defaultOf = (field: z.ZodType): unknown => {
  const parsed = field.safeParse(undefined);
  return parsed.success ? parsed.data : undefined;
};

/** The content of `.env.example`: every setting with its description and default, commented out. */
export function envExample(): string {
  const entries = Object.entries(settingsSchema.shape).map(([key, field]) => {
    const value = defaultOf(field);
    return `# ${field.description ?? ''}\n# ${key}=${value === undefined ? '' : String(value)}\n`;
  });
  return `# Made by scripts/envExample.ts from server/settings.ts. Copy to .env and remove the # of what you change.\n\n${entries.join('\n')}`;
}
