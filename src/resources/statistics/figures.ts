import type { PeriodStep } from './periods';

type MeasureValues = Readonly<Record<string, number | null>>;

/** Figures of a group; values are withheld if they concern too few people. */
export interface FigureValues {
  readonly valeurs: MeasureValues;
  readonly precedent?: MeasureValues;
  /** Withheld because too few people are concerned. */
  readonly masque?: true;
}

/** A group with its dimension values, as keys for filters and as labels. */
export interface FigureGroup extends FigureValues {
  readonly cles: readonly unknown[];
  readonly libelles: readonly string[];
}

/** Response of `GET /statistiques/{nom}`. */
export interface Figures {
  readonly statistique: string;
  readonly par: readonly string[];
  readonly pas: PeriodStep;
  readonly debut: string;
  readonly fin: string;
  readonly debutPrecedent?: string;
  readonly finPrecedent?: string;
  readonly groupes: readonly FigureGroup[];
  /** Number of groups omitted because there are too many. */
  readonly autres: number;
  readonly total: FigureValues;
  readonly compteLe: string;
}
