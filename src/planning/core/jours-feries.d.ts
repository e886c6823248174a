declare module '@socialgouv/jours-feries' {
  /** The French public holidays of a year, by their names, at midnight of the machine's own zone. */
  export default function holidaysOfYear(year: number, options?: { readonly alsace?: boolean }): Record<string, Date>;
}
