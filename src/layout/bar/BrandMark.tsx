/** The product's logo in the skin's colour. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className="brand-mark">
      <rect width="32" height="32" rx="7" fill="currentColor" />
      <path d="M7 22h18v3H7zM9 16.5h14v3H9zM11 11h10v3H11z" />
    </svg>
  );
}
