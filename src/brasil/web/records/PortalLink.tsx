import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';

/** The record on its portal; nothing for records that are not there. */
export function PortalLink({ url, label }: { url: string | null; label: string }) {
  if (!url) return null;
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      variant="light"
      leftSection={<IconExternalLink size={18} aria-hidden />}
    >
      {label}
    </Button>
  );
}
