// Runs before anything is painted, so that the page never shows the wrong skin, direction or language first.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return (localStorage.getItem(key) ?? '').replaceAll('"', '');
    } catch {
      return '';
    }
  };
  const kept = read('skin');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const skin = kept === 'system' ? system : ['bordered', 'dark', 'semi-dark'].includes(kept) ? kept : 'light';
  const language = read('language');
  root.dataset.skin = skin === 'semi-dark' && read('menuLayout') === 'horizontal' ? 'light' : skin;
  root.dataset.mantineColorScheme = skin === 'dark' ? 'dark' : 'light';
  root.dir = read('direction') === 'rtl' ? 'rtl' : 'ltr';
  root.lang = ['en', 'fr', 'de'].includes(language) ? language : 'pt-BR';
})();
