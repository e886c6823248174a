const NBSP = '\u00a0';

/**
 * Hours as people say them, to the minute.
 *
 * @example createHourText('fr-FR')(4.25) // '4 h 15'
 */
export function createHourText(region: string): (hours: number) => string {
  const numbers = new Intl.NumberFormat(region);
  return (hours) => {
    const minutes = Math.round(Math.abs(hours) * 60);
    const rest = minutes % 60;
    const sign = hours < 0 && minutes > 0 ? '−' : '';
    const whole = `${sign}${numbers.format((minutes - rest) / 60)}${NBSP}h`;
    return rest === 0 ? whole : `${whole}${NBSP}${String(rest).padStart(2, '0')}`;
  };
}
