import type { Command } from './commands';

export const PLAN = '/plannings';

/** The plan's page among the commands; undefined for those who may not open it. */
export const planPage = (all: readonly Command[]): Command | undefined =>
  all.find(({ effect }) => effect.kind === 'go' && effect.path === PLAN);
