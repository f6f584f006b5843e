/** Made by scripts/usedIcons.mjs. */
declare module 'virtual:used-icons' {
  /** Every icon that the product imports, by name. */
  export const icons: Record<string, import('@tabler/icons-react').TablerIcon>;
}
