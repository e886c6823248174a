import { Link } from 'react-router';
import { BrandMark } from './BrandMark';

/** The product's mark and the tenant's name, which lead home. Stands above the menu beside the page, or begins the bar. */
export function Brand({ tenantName }: { readonly tenantName: string }) {
  return (
    // The mark stands before the name, in whichever direction the page is read.
    <Link to="/home" dir="ltr" className="brand">
      <BrandMark />
      <span className="brand-name">{tenantName}</span>
    </Link>
  );
}
