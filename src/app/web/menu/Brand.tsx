import { Link } from '@tanstack/react-router';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { Mark } from '#kit/web/page/Mark.tsx';
import textStyles from '#kit/web/text/text.module.css';
import classes from './Brand.module.css';

/** The installation's logo and name, a link to the overview. */
export function Brand({ className }: { className?: string | undefined }) {
  const appName = useAppName();
  return (
    <Link to="/" className={`${classes.brand} ${className ?? ''}`}>
      <Mark size={32} />
      <span className={textStyles.oneLine}>{appName}</span>
    </Link>
  );
}
