import { memo } from 'react';

export const Footer = memo(function Footer({ tenantName }: { readonly tenantName: string }) {
  return <footer className="shell-foot">{tenantName}</footer>;
});
