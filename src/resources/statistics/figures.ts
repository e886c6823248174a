import type { PeriodStep } from './periods';

/** The values of measures, by their names; null where there is nothing to say. */
type MeasureValues = Readonly<Record<string, number | null>>;

/** What is said of some records: nothing where they are so few people that it would tell who they are. */
export interface FigureValues {
  readonly valeurs: MeasureValues;
  /** The same of the period before, where it was asked for. */
  readonly precedent?: MeasureValues;
  /** They are too few people to be told. */
  readonly masque?: true;
}

/** A group: its value of each dimension, as filters take it, and in words. */
export interface FigureGroup extends FigureValues {
  readonly cles: readonly unknown[];
  readonly libelles: readonly string[];
}

/** What `GET /statistiques/{nom}` answers. */
export interface Figures {
  readonly statistique: string;
  readonly par: readonly string[];
  readonly pas: PeriodStep;
  readonly debut: string;
  readonly fin: string;
  readonly debutPrecedent?: string;
  readonly finPrecedent?: string;
  readonly groupes: readonly FigureGroup[];
  /** Groups that are not said, because they are too many. */
  readonly autres: number;
  readonly total: FigureValues;
  /** The moment of which the figures are. */
  readonly compteLe: string;
}
