import type { Words } from '../../language/words';

// Kept with the dialog, which few lists use, so that other lists do not load these texts.
export const TITLE: Words = [
  '%{action}\u00a0: %{smart_count} enregistrement |||| %{action}\u00a0: %{smart_count} enregistrements',
  '%{action}: %{smart_count} record |||| %{action}: %{smart_count} records',
  '%{action}: %{smart_count} Eintrag |||| %{action}: %{smart_count} Einträge',
  '%{action}: %{smart_count} registo |||| %{action}: %{smart_count} registos',
];
export const NOT_CONCERNED: Words = [
  '%{smart_count} enregistrement choisi n’est pas concerné, et reste comme il est. |||| %{smart_count} enregistrements choisis ne sont pas concernés, et restent comme ils sont.',
  '%{smart_count} selected record is not concerned, and stays as it is. |||| %{smart_count} selected records are not concerned, and stay as they are.',
  '%{smart_count} ausgewählter Eintrag ist nicht betroffen und bleibt, wie er ist. |||| %{smart_count} ausgewählte Einträge sind nicht betroffen und bleiben, wie sie sind.',
  '%{smart_count} registo escolhido não está abrangido e fica como está. |||| %{smart_count} registos escolhidos não estão abrangidos e ficam como estão.',
];

export const CALL_WORDS = {
  running: ['En cours', 'Under way', 'In Arbeit', 'Em curso'],
  done: [
    'Fait pour %{smart_count} enregistrement. |||| Fait pour %{smart_count} enregistrements.',
    'Done for %{smart_count} record. |||| Done for %{smart_count} records.',
    'Für %{smart_count} Eintrag erledigt. |||| Für %{smart_count} Einträge erledigt.',
    'Feito para %{smart_count} registo. |||| Feito para %{smart_count} registos.',
  ],
  refused: [
    'Refusé pour %{smart_count} enregistrement\u00a0: |||| Refusé pour %{smart_count} enregistrements\u00a0:',
    'Refused for %{smart_count} record: |||| Refused for %{smart_count} records:',
    'Für %{smart_count} Eintrag abgelehnt: |||| Für %{smart_count} Einträge abgelehnt:',
    'Recusado para %{smart_count} registo: |||| Recusado para %{smart_count} registos:',
  ],
  stopped: [
    'Arrêté avant %{smart_count} enregistrement. |||| Arrêté avant %{smart_count} enregistrements.',
    'Stopped before %{smart_count} record. |||| Stopped before %{smart_count} records.',
    'Vor %{smart_count} Eintrag angehalten. |||| Vor %{smart_count} Einträgen angehalten.',
    'Parado antes de %{smart_count} registo. |||| Parado antes de %{smart_count} registos.',
  ],
  more: [
    'et %{smart_count} autre |||| et %{smart_count} autres',
    'and %{smart_count} more |||| and %{smart_count} more',
    'und %{smart_count} weiterer |||| und %{smart_count} weitere',
    'e mais %{smart_count} |||| e mais %{smart_count}',
  ],
  again: ['Réessayer', 'Try again', 'Erneut versuchen', 'Tentar novamente'],
} as const satisfies Readonly<Record<string, Words>>;
