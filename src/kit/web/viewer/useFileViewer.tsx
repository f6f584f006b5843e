// Displays files in a dialog, which is loaded on demand.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { prefetchOnIntent } from '../device/prefetchOnIntent.ts';
import { onCloseAll } from '../dialog/openState.ts';
import { fetchModule } from '../request/fetchModule.ts';
import { toast } from '../toast/toast.ts';
import type { KeptFile, ViewedFile } from './viewedFile.ts';

const fetchViewer = () => import('./FileViewer.tsx');
const FileViewer = lazy(async () => ({ default: (await fetchViewer()).FileViewer }));

type Viewer = {
  /** Props of a button that opens the file. */
  opens: (id: string) => ReturnType<typeof prefetchOnIntent> & { 'aria-haspopup': 'dialog'; onClick: () => void };
  /** The dialog, to be rendered next to the buttons. */
  window: ReactNode;
};

/** A dialog for those of `files` that can be displayed. */
export function useFileViewer(files: readonly KeptFile[]): Viewer {
  const viewed = files.filter((file): file is ViewedFile => file.shown !== null);
  // The last file stays visible while the dialog closes.
  const [place, setPlace] = useState<number>();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  useEffect(() => (opened ? onCloseAll(() => setOpened(false)) : undefined), [opened]);
  const open = async (id: string) => {
    try {
      await fetchModule(fetchViewer);
    } catch (error) {
      return toast.failure(error);
    }
    setPlace(viewed.findIndex((file) => file.id === id));
    setOpened(true);
  };
  return {
    opens: (id) => ({ ...prefetchOnIntent(fetchViewer), 'aria-haspopup': 'dialog', onClick: () => void open(id) }),
    window: place !== undefined && (
      <Suspense>
        <FileViewer files={viewed} place={place} opened={opened} go={setPlace} close={close} />
      </Suspense>
    ),
  };
}
