declare module '@socialgouv/jours-feries' {
  /** The French public holidays of a year by name, at midnight in the machine's zone. */
  export default function holidaysOfYear(year: number, options?: { readonly alsace?: boolean }): Record<string, Date>;
}
