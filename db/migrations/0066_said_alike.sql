-- Names are found by other ways of saying the same, by a rare legal form and by their initials: what is listed already, too.
-- Words that stand twice do no harm; the next change of a name writes its words anew.
update content.company_stats s set search_text = s.search_text || ' ' || added.words
from (
  select c.id, string_agg(alike.words, ' ') as words
  from content.company c
  join (values
    ('(rs|rumah sakit|hospitals?)', 'rs rumah sakit hospital hospitals'),
    ('(rsia|rumah sakit ibu dan anak)', 'rsia rumah sakit ibu dan anak'),
    ('(rsu|rumah sakit umum)', 'rsu rumah sakit umum'),
    ('(rsud|rumah sakit umum daerah)', 'rsud rumah sakit umum daerah'),
    ('(univ|universitas|university)', 'univ universitas university'),
    ('(poltek|politeknik|polytechnic)', 'poltek politeknik polytechnic'),
    ('(bpd|bank pembangunan daerah)', 'bpd bank pembangunan daerah'),
    ('(bpr|bank perekonomian rakyat|bank perkreditan rakyat)', 'bpr bank perekonomian rakyat perkreditan'),
    ('(ptpn|perkebunan nusantara)', 'ptpn perkebunan nusantara'),
    ('(ksp|koperasi simpan pinjam)', 'ksp koperasi simpan pinjam'),
    ('(kud|koperasi unit desa)', 'kud koperasi unit desa'),
    ('(rm|rumah makan)', 'rm rumah makan')
  ) as alike (said, words) on ' ' || c.name_norm || ' ' || lower(coalesce(c.legal_name, '')) || ' ' ~ (' ' || alike.said || ' ')
  group by c.id
) added
where s.company_id = added.id;
update content.company_stats s set search_text = s.search_text || ' ' || lower(c.legal_form)
from content.company c where c.id = s.company_id and c.legal_form in ('Perum', 'Perumda', 'Firma', 'UD');
update content.company_stats s set search_text = s.search_text || ' ' || initials.of_name
from content.company c, lateral (
  select string_agg(left(word, 1), '' order by place) as of_name, count(*) as words
  from unnest(string_to_array(c.name_norm, ' ')) with ordinality as w (word, place)
) initials
where c.id = s.company_id and initials.words between 3 and 6;
