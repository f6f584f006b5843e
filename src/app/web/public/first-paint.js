// Runs before anything is painted, so that the page never shows the wrong skin, direction or language first.
(() => {
  const root = document.documentElement;
  const read = (key, usual) => {
    try {
      return localStorage.getItem(key) ?? usual;
    } catch {
      return usual;
    }
  };
  const skin = read('skin', '').replaceAll('"', '');
  const isDark = skin === 'dark' || (skin === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const language = read('language', 'pt');
  root.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  root.dir = read('direction', '') === 'rtl' ? 'rtl' : 'ltr';
  root.lang = language === 'pt' ? 'pt-BR' : language;
})();
