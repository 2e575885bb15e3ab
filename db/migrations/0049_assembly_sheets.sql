-- A sheet for systems behind a hinged door is about one side of the hinges; other documents are about none.
alter table document add column hinge_side text check (hinge_side in ('left', 'right'));
