/** The steps that a migration during `npm run dev` needs. */
interface MigrationSteps {
  /** Stops the server: the command needs the database for itself. */
  readonly stopServer: () => Promise<void>;
  /** Runs `schema:migrate` with the terminal's output. */
  readonly migrate: (options: readonly string[]) => Promise<void>;
  /** Checks the declarations, and starts the server. */
  readonly go: () => void;
  readonly say: (text: string) => void;
}

export const MIGRATION_HINT = '« m » puis Entrée : voir ce que ferait schema:migrate, et le faire.';
const QUESTION = 'Le faire ? Une sauvegarde garde les valeurs. [o/N]';

/** Handles typed lines: `m` previews a migration and asks for confirmation, any other line starts the server. */
export function migrationQuestion({ stopServer, migrate, go, say }: MigrationSteps): (line: string) => Promise<void> {
  let isAsked = false;
  async function answerTo(line: string): Promise<void> {
    const answer = line.trim().toLowerCase();
    if (!isAsked && answer === 'm') {
      await stopServer();
      await migrate([]);
      say(QUESTION);
      isAsked = true;
      return;
    }
    const isAgreed = isAsked && ['o', 'oui', 'y', 'yes'].includes(answer);
    isAsked = false;
    if (isAgreed) await migrate(['--apply']);
    go();
  }
  let last = Promise.resolve();
  // Lines typed during a migration are handled after it.
  return (line) => (last = last.then(() => answerTo(line)));
}
