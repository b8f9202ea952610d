// What the browser remembers shows with the first paint. The modules come after it, and what was pressed before they are
// there is done when they are; a form with an action need not wait but by data-hold. Where none come, the page says so.
;(function () {
  var h = document.documentElement
  remember()
  hold()
  new PerformanceObserver(function (painted, observer) {
    if (!painted.getEntriesByName('first-contentful-paint').length) return
    observer.disconnect()
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', load)
    else load()
  }).observe({ type: 'paint', buffered: true })

  function remember() {
    h.setAttribute('data-js', '')
    try {
      var t = localStorage.getItem('theme')
      if (t === 'light' || t === 'dark') h.dataset.theme = t
      if (localStorage.getItem('token')) h.setAttribute('data-signed-in', '')
    } catch (e) {
      // Where storage is forbidden nothing is remembered.
    }
  }

  function hold() {
    var early
    function submit(event) {
      if (event.target.matches(h.hasAttribute('data-failed') ? '[action]' : '[action]:not([data-hold])'))
        return
      event.preventDefault()
      early = event.target.requestSubmit.bind(event.target)
    }
    function click(event) {
      var button = event.target.closest('button[type=button]')
      if (button) early = button.click.bind(button)
    }
    addEventListener('submit', submit)
    addEventListener('click', click)
    addEventListener(
      'started',
      function () {
        removeEventListener('submit', submit)
        removeEventListener('click', click)
        if (early) queueMicrotask(early)
      },
      { once: true },
    )
  }

  function load() {
    var files = document.querySelector('meta[name=modules]').content.split(' ')
    files.slice(1).forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    })
    addEventListener('failed', fail)
    import(files[0]).catch(fail)
  }

  function fail() {
    h.setAttribute('data-failed', '')
    // What stands behind the address's # may be an author's code: loaded again it is neither lost nor left in the history.
    addEventListener('click', function (event) {
      if (event.target.closest('.unfinished button')) location.reload()
    })
  }
})()
