// The gallery, whose pages of layouts change the frame while they are open.

import { LayoutPreview } from '#features/gallery/web/frame/layoutPreview.ts';
import { Gallery } from '#features/gallery/web/Gallery.tsx';
import { previewLayout } from '#features/layout/web/choices.ts';

export function GalleryRoute() {
  return (
    <LayoutPreview value={previewLayout}>
      <Gallery />
    </LayoutPreview>
  );
}
