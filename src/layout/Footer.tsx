import { memo } from 'react';

/** The quiet end of every page: whose portal it is. */
export const Footer = memo(function Footer({ tenantName }: { readonly tenantName: string }) {
  return <footer className="shell-foot">{tenantName}</footer>;
});
