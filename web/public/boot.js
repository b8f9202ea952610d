;(function () {
  var h = document.documentElement,
    s
  try {
    s = localStorage
  } catch (e) {
    return
  }
  var t = s.getItem('theme')
  if (t === 'light' || t === 'dark') h.dataset.theme = t
  if (s.getItem('token')) h.setAttribute('data-signed-in', '')
  if (s.getItem('consent')) h.setAttribute('data-consent', s.getItem('consent'))
  h.setAttribute('data-js', '')
})()
