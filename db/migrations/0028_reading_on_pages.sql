-- Posts and documents have pages of their own, which are kept ready: whoever changes one tells them.

create trigger tell_pages after insert or update or delete on blog_post
  for each statement execute function tell_pages_of('blog');
create trigger tell_pages after insert or update or delete on document
  for each statement execute function tell_pages_of('documents');
