import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { SortList } from '#kit/web/order/SortList.tsx';
import type { KnowledgeCategory } from '../contract.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { EditedRow } from './EditedRow.tsx';
import classes from './Knowledge.module.css';
import { useKnowledgeChanges } from './useKnowledgeChanges.ts';

/** The categories for admins: add, edit, sort, delete. */
export function CategoriesEditing({ categories }: { categories: readonly KnowledgeCategory[] }) {
  const t = useTexts('knowledgeBase');
  const { order, orderWords, remove } = useKnowledgeChanges();
  const [edited, setEdited] = useState<{ category: KnowledgeCategory | undefined }>();
  return (
    <section className={classes.editing} aria-label={t('categories')}>
      <Button me="auto" leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEdited({ category: undefined })}>
        {t('edit.addCategory')}
      </Button>
      <SortList
        label={t('categories')}
        items={categories}
        nameOf={({ title }) => title}
        words={orderWords}
        order={(ids) => order('categories', ids)}
      >
        {(category) => (
          <EditedRow
            name={category.title}
            edit={() => setEdited({ category })}
            remove={(then) => void remove('categories', category, then)}
          >
            <Link to="/pages/knowledge-base/$category" params={{ category: category.slug }}>
              {category.title}
            </Link>
          </EditedRow>
        )}
      </SortList>
      {edited && <CategoryDrawer category={edited.category} close={() => setEdited(undefined)} />}
    </section>
  );
}
