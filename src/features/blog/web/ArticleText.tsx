import classes from './ArticleText.module.css';

/** An article's text. @param html as the server has cleaned it, or as the editor writes it */
export function ArticleText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it before it is kept, and the content policy runs no script in it
  return <div className={classes.text} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />;
}
