import { waitingAddress } from '../inbox/waitingKinds';
import type { Command } from './commands';

/** What opens the months to validate, at the plan's month. */
const MONTHS = '/plannings?mois=tous';

/** Opens the months to validate at the earliest one that waits, if it is known. */
export const atWaitingMonth = (
  commands: readonly Command[],
  oldestMonth: string | null | undefined,
): readonly Command[] =>
  !oldestMonth
    ? commands
    : commands.map((command) =>
        command.effect.kind === 'go' && command.effect.path === MONTHS
          ? { ...command, effect: { kind: 'go', path: waitingAddress('months', { oldestMonth }) } }
          : command,
      );
