import { memo } from 'react';

/** The footer of every page, with the tenant's name. */
export const Footer = memo(function Footer({ tenantName }: { readonly tenantName: string }) {
  return <footer className="shell-foot">{tenantName}</footer>;
});
